-- A deadline is a job from here on. Those of the rooms that exist are found by the search for lost ones, at once; nodes of the
-- release before do not know that job, and go on sweeping until they end.
select graphile_worker.add_job('jobs.find-clocks', '{}'::json, job_key => 'find clocks')
where exists (select from boards);

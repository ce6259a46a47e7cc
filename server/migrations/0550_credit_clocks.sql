-- The credit of what nobody disputes is a job of its own from here on; the rooms that wait for one are found at once.
select graphile_worker.add_job('jobs.find-clocks', '{}'::json, job_key => 'find clocks')
where exists (select from disputes) or exists (select from money_cases);

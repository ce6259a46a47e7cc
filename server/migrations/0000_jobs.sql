-- Adding a job. `graphile_worker.add_job` for one job, without the arrays it makes of it: the same rows for a third of the time. `wakes` is false
-- for what is not due for a while: a new job wakes a worker of every lane on every node, and each would ask and find nothing.

create function put_job(of_name text, its_payload json, its_queue text, due timestamp with time zone, attempts_at_most integer, its_key text, its_priority integer, wakes boolean)
 returns void
 language plpgsql
as $$
declare
  of_task int;
  of_queue int;
begin
  select id into of_task from graphile_worker._private_tasks where identifier = of_name;
  if of_task is null then
    insert into graphile_worker._private_tasks (identifier) values (of_name) on conflict do nothing;
    select id into of_task from graphile_worker._private_tasks where identifier = of_name;
  end if;
  if its_queue is not null then
    select id into of_queue from graphile_worker._private_job_queues where queue_name = its_queue;
    if of_queue is null then
      insert into graphile_worker._private_job_queues (queue_name) values (its_queue) on conflict do nothing;
      select id into of_queue from graphile_worker._private_job_queues where queue_name = its_queue;
    end if;
  end if;
  -- One that runs or was given up leaves the key to the new one.
  if its_key is not null then
    update graphile_worker._private_jobs set key = null, attempts = max_attempts, updated_at = now()
    where key = its_key and not is_available;
  end if;
  insert into graphile_worker._private_jobs as jobs (job_queue_id, task_id, payload, run_at, max_attempts, key, priority)
  values (of_queue, of_task, its_payload, due, coalesce(attempts_at_most, 25), its_key, coalesce(its_priority, 0))
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id, task_id = excluded.task_id, payload = excluded.payload, run_at = excluded.run_at,
    max_attempts = excluded.max_attempts, priority = excluded.priority, revision = jobs.revision + 1, flags = null,
    attempts = 0, last_error = null, updated_at = now()
  where jobs.locked_at is null;
  if wakes then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
  end if;
end $$;

-- Prints of the master keys a node knows: keys are wrapped once every node can open them.
alter table nodes add column opens text[];

#!/bin/sh
# Patroni calls it once with the address of the new primary. DATABASE_PASSWORD comes from Patroni's environment.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" "$1" <<'SQL'
create role mungchi login password :'password';
create database mungchi owner mungchi;
SQL

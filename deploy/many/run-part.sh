#!/bin/sh
# In a container: fills the part's file and becomes the part, so that signals reach it.
set -eu
fill() { envsubst < "/deploy/$1" > "/filled/$1"; chmod 600 "/filled/$1"; }
case "$1" in
  etcd) fill etcd.yml; exec etcd --config-file /filled/etcd.yml ;;
  patroni) fill patroni.yml; exec patroni /filled/patroni.yml ;;
  redis)
    fill redis.conf
    if [ -n "${REPLICA_OF:-}" ]; then echo "replicaof $REPLICA_OF" >> /filled/redis.conf; fi
    exec redis-server /filled/redis.conf ;;
  sentinel) fill sentinel.conf; exec redis-sentinel /filled/sentinel.conf ;;
  certificates) shift; exec /deploy/make-certificates.sh /tls "$@" ;;
  haproxy) exec haproxy -W -db -f /deploy/haproxy.cfg ;;
  *) echo "unknown part $1" >&2; exit 64 ;;
esac

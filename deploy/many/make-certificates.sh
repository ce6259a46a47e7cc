#!/bin/sh
# A private authority and a certificate for every part, to try it: make-certificates.sh FOLDER "NAME HOST,HOST…" …
# Hosts are names or addresses. NAME etcd… and db… may also ask etcd, which lets in who has such a certificate and nobody else.
# Keep ca.key off the machines that serve; a real authority (step-ca, your company's) gives the same files.
set -eu
umask 077
folder=$1
shift
mkdir -p "$folder"
cd "$folder"
if [ ! -e ca.pem ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj "/CN=mungchi" \
    -addext "basicConstraints=critical,CA:TRUE" -addext "keyUsage=critical,keyCertSign,cRLSign" -keyout ca.key -out ca.pem 2> openssl.log
fi
for part in "$@"; do
  name=${part%% *}
  [ -e "$name.both.pem" ] && continue
  names=$(echo "${part#* }" | tr , '\n' | sed -E 's/^([0-9.]+|.*:.*)$/IP:\1/; t; s/^/DNS:/' | paste -sd,)
  case "$name" in
    etcd* | db*) usage=serverAuth,clientAuth ;;
    *) usage=serverAuth ;;
  esac
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name" -keyout "$name.key" -out "$name.csr" 2>> openssl.log
  printf 'subjectAltName=%s\nextendedKeyUsage=%s\nbasicConstraints=CA:FALSE\n' "$names" "$usage" > "$name.ext"
  openssl x509 -req -in "$name.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -days 825 -extfile "$name.ext" -out "$name.pem" 2>> openssl.log
  # HAProxy reads both from one file.
  cat "$name.pem" "$name.key" > "$name.both.pem"
  rm "$name.csr" "$name.ext"
done
# Whoever talks to a part reads the authority; keys are their owner's.
chmod 755 .
chmod 644 ca.pem

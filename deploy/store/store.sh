#!/bin/sh
# Starts the store, and gives the app a user of its own: it owns the one bucket, and may do nothing besides. The root key stays here.
set -eu
ready=/tmp/ready
rm -f "$ready"
versitygw --port :7070 --health /health --iam-dir /users posix /data &
gateway=$!
trap 'kill -TERM "$gateway"' TERM INT

until wget -q -O /dev/null http://127.0.0.1:7070/health; do
  kill -0 "$gateway"
  sleep 1
done
export ADMIN_ENDPOINT_URL=http://127.0.0.1:7070 ADMIN_ACCESS_KEY_ID="$ROOT_ACCESS_KEY" ADMIN_SECRET_ACCESS_KEY="$ROOT_SECRET_KEY"
versitygw admin create-user --access "$S3_ACCESS_KEY_ID" --secret "$S3_SECRET_ACCESS_KEY" --role user ||
  # it is there already: its secret may be another one now
  versitygw admin update-user --access "$S3_ACCESS_KEY_ID" --secret "$S3_SECRET_ACCESS_KEY" --role user
versitygw admin change-bucket-owner --bucket "$S3_BUCKET" --owner "$S3_ACCESS_KEY_ID"
touch "$ready"

# a signal ends the first wait and is handed on; the second is for the gateway's own end
wait "$gateway" || wait "$gateway"

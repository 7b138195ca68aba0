#!/bin/sh
# Copies the primary when the volume is empty, and follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # a copy that was broken off begins anew
  rm -rf "$PGDATA" "$PGDATA.copy"
  pg_basebackup --dbname="host=$PRIMARY_HOST user=replicator" --pgdata="$PGDATA.copy" --wal-method=stream --checkpoint=fast --write-recovery-conf
  mv "$PGDATA.copy" "$PGDATA"
fi
# long reads are not broken off by what the primary tidies up
exec postgres -c hot_standby_feedback=on

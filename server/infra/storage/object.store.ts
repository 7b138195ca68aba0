import type { Config } from '../../core/config/config.js';
import { NO_TELEMETRY } from '../telemetry/telemetry.js';
import type { ObjectStore } from './contract.js';
import { diskStore } from './disk.store.js';
import { s3Store } from './s3.store.js';

export type { ByteRange, ObjectStore } from './contract.js';

/** Opens the bucket if one is configured, else the folder, which is made by the first file. Nothing is asked yet. */
export async function openStore(
  { s3, mediaDir }: Pick<Config, 's3' | 'mediaDir'>,
  telemetry = NO_TELEMETRY,
): Promise<ObjectStore> {
  return s3 ? s3Store(s3, { telemetry }) : diskStore(mediaDir);
}

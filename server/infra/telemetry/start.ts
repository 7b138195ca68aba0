import type { Config } from '../../core/config/config.js';
import type { Logger } from '../log.js';
import { NO_TELEMETRY, type Pace, type Telemetry } from './telemetry.js';

/** As the standard has it. */
const PACE: Pace = { spans: 5_000, metrics: 60_000, patience: 10_000 };

/** Starts sending to the collector that the settings name; without one, OpenTelemetry is not even loaded. */
export async function startTelemetry(config: Config, log: Logger, pace = PACE): Promise<Telemetry> {
  if (!config.telemetry) return NO_TELEMETRY;
  const { startOpenTelemetry } = await import('./openTelemetry.js');
  return startOpenTelemetry(config.telemetry, { log, pace, trustsProxy: config.trustProxy !== false });
}

import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '../../core/config/config.js';

const ROOTS = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio: number) => new TraceIdRatioBasedSampler(ratio),
};

/** Which traces are kept, by the names of the standard variables; the SDK's own reading of them went with its version 3. */
export function samplerOf({ name, ratio }: TelemetrySettings['sampler']): Sampler {
  const root = ROOTS[name.replace('parentbased_', '') as keyof typeof ROOTS](ratio);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

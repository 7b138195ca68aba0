import { ErrorIcon, SuccessIcon, WarningIcon } from '../../ui';
import type { HealthState } from './system.gen';

const ICONS = { OK: SuccessIcon, WARNING: WarningIcon, FAILED: ErrorIcon } as const;

/** The drawing of a state, which is beside its words. */
export function StateIcon({ state, size }: { state: HealthState; size?: number }) {
  const Icon = ICONS[state];
  return <Icon {...(size && { size })} />;
}

import { useLingui } from '@lingui/react/macro';
import { RowSwitch, type RowSwitchProps } from './RowSwitch';

interface ActiveRowSwitchProps extends Pick<RowSwitchProps, 'done' | 'change' | 'list'> {
  isActive: boolean;
  /** What it switches, for ears; begins with the state. */
  label: (state: string) => string;
}

/** A row that is active or not. */
export function ActiveRowSwitch({ isActive, label, ...props }: ActiveRowSwitchProps) {
  const { t } = useLingui();
  const state = isActive ? t`Active` : t`Inactive`;
  return <RowSwitch {...props} checked={isActive} state={state} label={label(state)} />;
}

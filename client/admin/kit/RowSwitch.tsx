import { useApolloClient } from '@apollo/client/react';
import { Switch } from '../../ui/Switch';
import { useAdminAction } from './useAdminAction';

interface RowSwitchProps {
  checked: boolean;
  /** The state in words. */
  state: string;
  /** What it switches, for ears; begins with the state. */
  label: string;
  /** What the green toast of a press says. */
  done: string;
  /** Sends the other state, with an optimistic answer: a press shows at once. */
  change: () => Promise<unknown>;
  /**
   * For what is sent whole, with its version: the name of the list's query, asked again after a refusal, so that the next press
   * begins from what somebody else made of it.
   */
  list?: string;
}

/** A row that is on or off, for visitors say. */
export function RowSwitch({ checked, state, label, done, change, list }: RowSwitchProps) {
  const client = useApolloClient();
  const { act, isBusy } = useAdminAction();

  async function toggle(): Promise<void> {
    const isDone = await act(change, { done });
    if (!isDone && list) void client.refetchQueries({ include: [list] });
  }

  return (
    <Switch checked={checked} busy={isBusy()} label={label} onToggle={() => void toggle()}>
      {state}
    </Switch>
  );
}

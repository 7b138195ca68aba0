import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';

interface Props {
  location: Location;
  /** What is shown instead. */
  broken: ReactNode;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  location: Location;
}

/** Stands around a page that may break; another address is shown again. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ location }: Props, shown: State): State | null {
    return shown.location === location ? null : { isBroken: false, location };
  }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}

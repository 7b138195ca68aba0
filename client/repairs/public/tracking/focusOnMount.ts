/** For `ref`: what takes the place of the thing that was pressed takes its focus, too. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

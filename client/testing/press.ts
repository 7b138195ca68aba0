/** Whether somebody pressed something in the last seconds, as the browser would say; null takes the answer away again. */
export function setPressed(isActive: boolean | null): void {
  if (isActive === null) Reflect.deleteProperty(navigator, 'userActivation');
  else Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
}

import type { Step } from './merge';

const SHORT_FORMS: Record<string, string> = {
  cta: 'button',
  cta1: 'button 1',
  cta2: 'button 2',
  url: 'address',
  id: 'ID',
  hdmi: 'HDMI',
};

/** The name of a field as people read it: 'headerBackgroundImageUrl' is 'Header background image address'. */
export function fieldLabel(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Where something is in the content, in words: 'Service items › Screen repair › Description'.
 * @param named what a form calls its fields
 */
export const pathLabel = (path: readonly Step[], named?: (field: string) => string | undefined): string =>
  path
    .map((step) => (typeof step === 'string' ? (named?.(step) ?? fieldLabel(step)) : step.item || `${step.at + 1}`))
    .join(' › ');

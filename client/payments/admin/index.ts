/** What other rooms' admin parts may import. */
export { PaymentPanel } from './PaymentPanel';
export { useOpenQuestion } from './useOpenQuestion';

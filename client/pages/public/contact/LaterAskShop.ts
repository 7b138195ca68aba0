import { laterPart } from '../../../lib/laterPart';

export const AskShop = laterPart(async () => (await import('./AskShop')).AskShop);

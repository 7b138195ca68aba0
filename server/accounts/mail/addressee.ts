import type { User } from '../entity.js';
import { Language } from '../enums.js';

/** How the house's mails address somebody. */

/** Until the address is proven the mail may reach a stranger, and must not carry what anybody likes to write. */
export const calledBy = ({ name, username, emailConfirmedAt }: User): string => (emailConfirmedAt && name) || username;

/** The language that somebody has chosen, else English (decisions §13). */
export const languageOf = ({ preferences }: User): Language => preferences.language ?? Language.EN;

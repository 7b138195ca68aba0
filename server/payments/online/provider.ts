import type { Config } from '../../core/config/config.js';
import { OnlineMethod } from '../enums.js';
import type { Balance } from '../payable.js';
import type { Provider } from './contract.js';
import { esewa } from './esewa.js';
import { khalti } from './khalti.js';

/** The provider of a way to pay; null where its settings are missing. */
export function providerOf({ payments }: Config, method: OnlineMethod): Provider | null {
  if (method === OnlineMethod.ESEWA) return payments.esewa && esewa(payments.esewa);
  return payments.khalti && khalti(payments.khalti);
}

/** All that the shop has set up. */
export const waysOf = (config: Config): OnlineMethod[] =>
  Object.values(OnlineMethod).filter((method) => providerOf(config, method) !== null);

/** Khalti takes no less, and for all others it is not worth the way. */
export const LEAST_PAISA = 1_000;

/** With whom something can be paid now. */
export const waysToPay = (config: Config, { open }: Balance): OnlineMethod[] =>
  open >= LEAST_PAISA ? waysOf(config) : [];

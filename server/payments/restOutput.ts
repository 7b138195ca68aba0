import { z } from 'zod';
import { PaymentMethod } from './enums.js';

/** How money came or went, as REST writes it. */
export const methodOutput = z.enum(PaymentMethod).meta({ id: 'PaymentMethod' });

import type { Repair } from '../entity.js';

/** What the set in repair is called where people read of it: 'Sony Bravia X75', or its brand alone. */
export const deviceOf = ({ brand, model }: Pick<Repair, 'brand' | 'model'>): string =>
  model ? `${brand} ${model}` : brand;

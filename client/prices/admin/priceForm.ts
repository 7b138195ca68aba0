import { parseRupees, typedRupees } from '../../admin/kit/rupees';
import type { LineKind } from './lines/lineKinds';
import { parseWhole } from './lines/lineValues';
import type { PriceItemInput, PriceItemRowFragment, TvType } from './pricesAdmin.gen';

/** An entry of the price list as its form has it; numbers are texts until they are sent. */
export interface PriceValues {
  text: string;
  kind: LineKind;
  price: string;
  warrantyMonths: string;
  /** '' for any kind of screen. */
  tvType: TvType | '';
  brand: string;
  /** '' for none. */
  serviceId: string;
}

export const newPrice: PriceValues = {
  text: '',
  kind: 'PART',
  price: '',
  warrantyMonths: '6',
  tvType: '',
  brand: '',
  serviceId: '',
};

export const valuesOf = (item: PriceItemRowFragment): PriceValues => ({
  text: item.text,
  kind: item.kind,
  price: typedRupees(item.price),
  warrantyMonths: String(item.warrantyMonths),
  tvType: item.tvType ?? '',
  brand: item.brand ?? '',
  serviceId: item.serviceId ?? '',
});

/** @param version of the entry that was edited, null for a new one */
export const toInput = (values: PriceValues, version: number | null): PriceItemInput => ({
  text: values.text,
  kind: values.kind,
  price: parseRupees(values.price) ?? 0,
  warrantyMonths: parseWhole(values.warrantyMonths),
  tvType: values.tvType || null,
  brand: values.brand.trim() || null,
  serviceId: values.serviceId || null,
  version,
});

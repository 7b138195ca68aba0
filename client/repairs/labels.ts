import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RepairField } from './repairForm';
import type { DeliveryOption, TvType } from './repairs.gen';

/** The kinds of screen of public-site §3, in its order. */
export const tvTypes: Record<TvType, MessageDescriptor> = {
  LED: msg`LED`,
  LCD: msg`LCD`,
  OLED: msg`OLED`,
  QLED: msg`QLED`,
  PLASMA: msg`Plasma`,
  CRT: msg`CRT`,
  OTHER: msg`Other`,
};

/** How the set comes home (public-site §2, 'Repair request'). */
export const deliveryOptions: Record<DeliveryOption, MessageDescriptor> = {
  PICKUP: msg`Pickup at the shop`,
  DELIVERY_REQUESTED: msg`Delivery requested`,
};

/** What a person fills in, by its name. */
export const repairFields: Record<RepairField, MessageDescriptor> = {
  userName: msg`Full name`,
  contactNumber: msg`Contact number`,
  tvType: msg`TV type`,
  brand: msg`Brand`,
  model: msg`Model`,
  issueDescription: msg`Issue description`,
  pickupAddress: msg`Pickup address`,
  preferredPickupTime: msg`Preferred pickup time`,
  deliveryOption: msg`Delivery option`,
};

export const isRepairField = (name: string): name is RepairField => Object.hasOwn(repairFields, name);

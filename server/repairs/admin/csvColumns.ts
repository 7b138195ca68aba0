import { rupeesCell } from '../../core/fields/money.js';
import type { CsvColumns } from '../../core/table/csv.js';
import type { Repair } from '../entity.js';

/** What the list of repairs holds as CSV. */
export const repairColumns: CsvColumns<Repair> = {
  ID: ({ id }) => id,
  Status: ({ status }) => status,
  Customer: ({ userName }) => userName,
  'Contact Number': ({ contactNumber }) => contactNumber,
  'TV Type': ({ tvType }) => tvType,
  Brand: ({ brand }) => brand,
  Model: ({ model }) => model,
  Issue: ({ issueDescription }) => issueDescription,
  'Pickup Address': ({ pickupAddress }) => pickupAddress,
  'Preferred Pickup Time': ({ preferredPickupTime }) => preferredPickupTime,
  'Delivery Option': ({ deliveryOption }) => deliveryOption,
  'Delivery Charge (Rs.)': ({ deliveryCharge }) => rupeesCell(deliveryCharge),
  'Estimated Cost (Rs.)': ({ estimatedCost }) => rupeesCell(estimatedCost),
  'Actual Cost (Rs.)': ({ actualCost }) => rupeesCell(actualCost),
  Promised: ({ promisedDate }) => promisedDate,
  Public: ({ isPublic }) => isPublic,
  Submitted: ({ submissionDate }) => submissionDate,
  'Last Updated': ({ lastUpdateDate }) => lastUpdateDate,
  'Customer Feedback': ({ customerFeedback }) => customerFeedback,
  'Admin Notes': ({ adminNotes }) => adminNotes,
};

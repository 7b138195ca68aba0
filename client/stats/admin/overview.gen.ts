/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How money came or went. */
export type PaymentMethod =
  /** A transfer to the account of the shop. */
  | 'BANK'
  /** A card, at the counter. */
  | 'CARD'
  /** Notes and coins. */
  | 'CASH'
  /** The wallet eSewa, on the site or at the counter. */
  | 'ESEWA'
  /** The Fonepay QR that is shown at the counter. */
  | 'FONEPAY'
  /** The wallet Khalti, on the site or at the counter. */
  | 'KHALTI'
  /** Any other way; the note says which. */
  | 'OTHER';

/** Where a repair stands. */
export type RepairStatus =
  /** Called off; nothing more is done. */
  | 'CANCELLED'
  /** The customer has it back. */
  | 'DELIVERED'
  /** The fault is known; with an estimated cost, it is for the customer to approve or reject. */
  | 'DIAGNOSED'
  /** The workshop is finding out what is wrong. */
  | 'DIAGNOSING'
  /** The shop has the set. */
  | 'PICKED_UP'
  /** The customer has agreed to the estimated cost. */
  | 'QUOTE_APPROVED'
  /** The customer does not want it repaired at that cost. */
  | 'QUOTE_REJECTED'
  /** It works again, and waits to be fetched or delivered. */
  | 'REPAIRED'
  /** The workshop is at it. */
  | 'REPAIRING'
  /** Asked for; the set is still with the customer. Each repair begins here. */
  | 'REQUESTED';

export type WorkshopReportQueryVariables = Exact<{
  days: number;
}>;


export type WorkshopReportQuery = { workshopReport: { __typename?: 'WorkshopReport', overdue: number, repairsByStatus: Array<{ __typename?: 'RepairStatusCount', status: RepairStatus, count: number }>, ageing: Array<{ __typename?: 'AgeGroup', minDays: number, maxDays: number | null, from: string | null, to: string, count: number }>, newPerDay: Array<{ __typename?: 'DayCount', day: string, count: number }>, turnaround: { __typename?: 'TurnaroundReport', medianHours: number | null, deliveredCount: number, previousMedianHours: number | null }, quotes: { __typename?: 'QuoteReport', approved: number, rejected: number, pending: number, acceptanceRate: number | null }, income: { __typename?: 'IncomeReport', total: number, previousTotal: number, withoutCost: number, perDay: Array<{ __typename?: 'DayAmount', day: string, amount: number }> }, reviews: { __typename?: 'ReviewReport', count: number, average: number | null, perRating: Array<{ __typename?: 'RatingCount', rating: number, count: number }> } }, moneyReport: { __typename?: 'MoneyReport', received: { __typename?: 'ReceivedReport', total: number, previousTotal: number, perDay: Array<{ __typename?: 'DayAmount', day: string, amount: number }>, perMethod: Array<{ __typename?: 'MethodAmount', method: PaymentMethod, amount: number }> }, open: { __typename?: 'OpenReport', inWorkshop: number, total: number, ageing: Array<{ __typename?: 'OpenGroup', minDays: number, maxDays: number | null, count: number, amount: number }> } } };


export const WorkshopReportDocument = {"hash":"268eaaa6af26035dfd165d49641ed0ce1dbcdbb4019ce3ed957c414883653afb","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkshopReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workshopReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairsByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ageing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"newPerDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnaround"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"medianHours"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredCount"}},{"kind":"Field","name":{"kind":"Name","value":"previousMedianHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"income"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousTotal"}},{"kind":"Field","name":{"kind":"Name","value":"withoutCost"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"perRating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousTotal"}},{"kind":"Field","name":{"kind":"Name","value":"perDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"perMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inWorkshop"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"ageing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxDays"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WorkshopReportQuery, WorkshopReportQueryVariables>;

export const useWorkshopReportQuery = (...options: QueryArguments<WorkshopReportQuery, WorkshopReportQueryVariables>): QueryResult<WorkshopReportQuery, WorkshopReportQueryVariables> => useTypedQuery(WorkshopReportDocument, ...options);

import { customerUrl } from '../../../customers/urls';
import { repairListUrl } from '../../../repairs/admin/urls';
import { MAX_SEARCH } from '../../kit/tableView';
import { adminTabUrl } from '../urls';
import type { WorkspaceSearchQuery } from './workspaceSearch.gen';

export type Hit = WorkspaceSearchQuery['workspaceSearch'][number];

/** A form opens over a list that has its row. */
const formUrl = (tab: string, { id, title }: Hit) =>
  `${adminTabUrl(tab)}?${new URLSearchParams({ search: title.slice(0, MAX_SEARCH), edit: id }).toString()}`;

/** The record that was found. */
export function hitUrl(hit: Hit): string {
  if (hit.kind === 'REPAIR') return repairListUrl({ view: hit.id });
  if (hit.kind === 'CUSTOMER') return customerUrl(hit.id);
  return formUrl(hit.kind === 'PRODUCT' ? 'products' : 'blog', hit);
}

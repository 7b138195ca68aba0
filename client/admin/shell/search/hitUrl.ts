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
  switch (hit.kind) {
    case 'REPAIR':
      return repairListUrl({ view: hit.id });
    case 'CUSTOMER':
      return customerUrl(hit.id);
    case 'PRODUCT':
      return formUrl('products', hit);
    case 'POST':
      return formUrl('blog', hit);
  }
}

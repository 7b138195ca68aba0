import { Fragment, type ReactNode } from 'react';
import { ResourceList, type ResourceListProps } from './ResourceList';
import { TabFrame } from './TabFrame';
import type { FilterRules } from './tableView';
import { NEW } from './useOpenForm';

/** What the form of a row is given. */
export interface ResourceFormProps<Row> {
  /** Null for a new one. */
  stored: Row | null;
  /** The row as the server has it now; nothing if it is gone. */
  readAgain: () => Promise<Row | null | undefined>;
  onClose: () => void;
}

/** What the window of a row is given that only shows it. */
export interface ResourceDetailProps<Row> {
  id: string;
  /** The row as it is now, if it is on the page. */
  row: Row | undefined;
  onClose: () => void;
}

interface ResourceTabProps<Row, Sort extends string, Filters extends FilterRules, Change> extends Omit<
  ResourceListProps<Row, Sort, Filters, Change>,
  'caption'
> {
  /** The specification's heading of the screen. */
  title: string;
  /** Names the list for ears, where the heading does not. */
  caption?: string;
  /** A sentence below the heading; null while it is on its way keeps its line free. */
  intro?: ReactNode;
  /** The form of a row, and of a new one; brings the button *Edit* along. */
  form?: (form: ResourceFormProps<Row>) => ReactNode;
  /** The window that shows a row; a press on its name opens it. */
  detail?: (detail: ResourceDetailProps<Row>) => ReactNode;
  /** Other windows. */
  children?: ReactNode;
}

/** A tab of the admin that is a list: its heading, what searches, filters, exports and adds, the rows, and what is open of them. */
export function ResourceTab<
  Row extends { id: string },
  Sort extends string,
  Filters extends FilterRules,
  Change = never,
>({
  title,
  intro,
  caption = title,
  form,
  editable = form !== undefined,
  detail,
  children,
  ...list
}: ResourceTabProps<Row, Sort, Filters, Change>) {
  const { open, rows, stored, readAgain } = list.resource;
  const { editing, viewing, close } = open;
  return (
    <TabFrame title={title} intro={intro}>
      <ResourceList
        onOpen={detail && ((row: Row) => open.view(row.id))}
        {...list}
        caption={caption}
        editable={editable}
      />
      {children}
      {detail && viewing !== null && (
        <Fragment key={viewing}>
          {detail({ id: viewing, row: rows.find(({ id }) => id === viewing), onClose: close })}
        </Fragment>
      )}
      {form && (editing === NEW || stored) && (
        <Fragment key={editing}>{form({ stored, readAgain, onClose: close })}</Fragment>
      )}
    </TabFrame>
  );
}

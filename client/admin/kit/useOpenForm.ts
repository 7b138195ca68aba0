import { useAdminParams } from './useAdminParams';

/** The address of a form that adds something. */
export const NEW = 'new';

/**
 * Which form or detail of a list is open, as the address says: `?edit={id}`, `?edit=new`, `?view={id}`. Closing takes just
 * that away, so that the same page of the list is there again; it replaces the step in the history, so that the way
 * back does not open the form once more.
 */
export function useOpenForm() {
  const [params, change] = useAdminParams();

  function open(name: 'edit' | 'view' | null, id = '', replace = false): void {
    change(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('edit');
        next.delete('view');
        if (name) next.set(name, id);
        return next;
      },
      { replace, later: true },
    );
  }

  return {
    /** `NEW`, an id, or null. */
    editing: params.get('edit') || null,
    viewing: params.get('view') || null,
    edit: (id: string) => open('edit', id),
    add: () => open('edit', NEW),
    view: (id: string) => open('view', id),
    close: () => open(null, '', true),
  };
}

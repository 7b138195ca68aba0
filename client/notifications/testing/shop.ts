export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export interface TestNotification {
  id: string;
  title: string;
  message: string;
  timestamp: string;
  link: string | null;
  isRead: boolean;
}

export const notification = (number: number, change: Partial<TestNotification> = {}): TestNotification => ({
  id: `n${number}`,
  title: 'Repair update',
  message: `Your set number ${number} is now: Repairing.`,
  timestamp: minutesAgo(number * 5),
  link: `/track/REPAIR${number}`,
  isRead: false,
  ...change,
});

/** A server that remembers what it told, and what was marked. */
export function shop(...notifications: TestNotification[]) {
  const unread = () => notifications.filter(({ isRead }) => !isRead).length;
  const marked: unknown[] = [];
  const contexts: Record<string, unknown>[] = [];
  const answers = {
    NotificationBell(_: object, context: Record<string, unknown>): Record<string, unknown> | Error {
      contexts.push(context);
      return { unreadNotificationCount: unread() };
    },
    NotificationPanel: (): Record<string, unknown> | Error => ({
      unreadNotificationCount: unread(),
      notifications: {
        __typename: 'NotificationConnection',
        edges: notifications
          .slice(0, 10)
          .map((node) => ({ __typename: 'NotificationEdge', node: { __typename: 'Notification', ...node } })),
      },
    }),
    MarkNotificationRead({ id }: Record<string, unknown>): Record<string, unknown> | Error {
      marked.push(id);
      notifications.find((one) => one.id === id)!.isRead = true;
      return { markNotificationRead: { __typename: 'Notification', id, isRead: true } };
    },
    MarkAllNotificationsRead(): Record<string, unknown> | Error {
      marked.push('all');
      for (const one of notifications) one.isRead = true;
      return { markAllNotificationsRead: 1 };
    },
  };
  return { answers, notifications, marked, contexts };
}

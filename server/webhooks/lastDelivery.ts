import { batched } from '../core/loader.js';
import { WebhookDelivery } from './entity.js';

/** The newest message to an endpoint, read at once for a list of them; null where there is none. */
export const lastDelivery = batched<string, WebhookDelivery | null>(async (ctx, endpointIds) => {
  const newest = await ctx.em.execute<{ id: string }[]>(
    `select distinct on (endpoint_id) id from webhook_delivery where endpoint_id in (${endpointIds.map(() => '?').join(', ')})
    order by endpoint_id, created_at desc, id desc`,
    [...endpointIds],
  );
  const found = await ctx.em.find(WebhookDelivery, { id: { $in: newest.map(({ id }) => id) } });
  return endpointIds.map((id) => found.find(({ endpoint }) => endpoint.id === id) ?? null);
});

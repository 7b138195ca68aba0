import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { WithSecret } from './service.js';

/** A type of its own beside the endpoint, so that no cache keeps a secret with it. */
@ObjectType({ description: 'The secret that an endpoint has just got: this answer alone tells it.' })
export class WebhookSecret {
  @Field(() => ID, { description: 'Of the endpoint.' })
  id!: string;

  @Field(() => Int, { description: 'Of the endpoint.' })
  version!: number;

  @Field({ description: '`whsec_…`: what the receiver checks signatures with.' })
  secret!: string;
}

export const toWebhookSecret = ({ endpoint, secret }: WithSecret): WebhookSecret => ({
  id: endpoint.id,
  version: endpoint.version,
  secret,
});

import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { TableArgs, TableFields } from '../core/table/args.js';
import { WebhookDelivery, WebhookEndpoint } from './entity.js';
import { WebhookDeliveryState } from './enums.js';
import type { WithSecret } from './service.js';
import { WebhookDeliveryTableSort, WebhookTableSort } from './table.js';

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

@ArgsType()
export class WebhookTableArgs extends TableArgs {
  @Field(() => WebhookTableSort, { nullable: true, description: 'CREATED_AT if not given.' })
  sort?: WebhookTableSort | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are active, or that are not.' })
  isActive?: boolean | null;
}

@ObjectType({ description: 'A page of the endpoints.' })
export class WebhookTable extends TableFields {
  @Field(() => [WebhookEndpoint], { description: 'The endpoints of this page.' })
  items!: WebhookEndpoint[];
}

@ArgsType()
export class WebhookDeliveryTableArgs extends TableArgs {
  @Field(() => WebhookDeliveryTableSort, { nullable: true, description: 'CREATED_AT if not given.' })
  sort?: WebhookDeliveryTableSort | null;

  @Field(() => ID, { nullable: true, description: 'Only those to this endpoint.' })
  webhookId?: string | null;

  @Field(() => WebhookDeliveryState, { nullable: true, description: 'Only those that are so far.' })
  state?: WebhookDeliveryState | null;
}

@ObjectType({ description: 'A page of the messages to endpoints.' })
export class WebhookDeliveryTable extends TableFields {
  @Field(() => [WebhookDelivery], { description: 'The messages of this page.' })
  items!: WebhookDelivery[];
}

import { Field, ID, InterfaceType } from 'type-graphql';

/** What `Query.node` gives (node/resolver.ts): Relay's 'Object Identification', on which its refetchable fragments rest. */
@InterfaceType('Node', { description: 'Something that `node` finds again by its id.' })
export abstract class Node {
  @Field(() => ID, { description: 'Names it among all that is.' })
  id!: string;
}

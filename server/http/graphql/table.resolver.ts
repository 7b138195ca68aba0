import { Args, ArgsType, Ctx as Context, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { graphqlTypes, TableArgs, TableFields } from '../../core/table/args.js';
import { readTablePage, type Row, type Table, type TablePage, type TableQuery } from '../../core/table/table.js';

/** The query of a table: its arguments follow from the table's schema, its pages from the entity. */
export function tableResolver<T extends Row, Asked extends TableQuery>(table: Table<T, Asked>) {
  const { name, description, pageDescription, scope, schema, entity, view = entity, present } = table;

  @ArgsType()
  class OwnArgs extends TableArgs {}
  for (const [key, argument] of Object.entries(schema.shape)) {
    const own = graphqlTypes.get(argument);
    if (!own) continue;
    const { type, ...options } = own;
    Field(() => type, { nullable: true, description: argument.description!, ...options })(OwnArgs.prototype, key);
  }

  @ObjectType(name, { description: pageDescription })
  class Page extends TableFields {
    @Field(() => [view], { description: 'What is on this page, in the order that was asked for.' })
    items!: object[];
  }

  @Resolver()
  class TableResolver {
    @Query(() => Page, { name: `${name[0]!.toLowerCase()}${name.slice(1)}`, description })
    @Door({ who: 'admin', scope })
    async page(@Context() ctx: Ctx, @Args(() => OwnArgs) args: OwnArgs): Promise<TablePage<object>> {
      const page = await readTablePage(ctx, table, args);
      return present ? { ...page, items: await present(ctx, page.items) } : page;
    }
  }

  return TableResolver;
}

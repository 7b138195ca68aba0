import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import DataLoader from 'dataloader';
import { openRows, type Statement } from './rows.ts';

/** Apollo Server as one writes it by hand: a schema in text, SQL in the resolvers, a DataLoader for what hangs on a product. */

const typeDefs = `
  type Query { products(first: Int): ProductConnection!  product(id: ID!): Product }
  type ProductConnection { edges: [ProductEdge!]! }
  type ProductEdge { node: Product! }
  type Product {
    id: ID! name: String! description: String! price: Float! category: String! condition: String! imageUrls: [String!]!
    isPublished: Boolean! createdAt: String! version: Int! deletedAt: String rating: Rating! reviews: [Review!]!
  }
  type Rating { average: Float count: Int! }
  type Review {
    id: ID! targetType: String! subject: String authorName: String! rating: Int! comment: String timestamp: String!
  }
`;

const COLUMNS = `id, name, description, price::float8 as price, category, condition, image_urls as "imageUrls",
  is_published as "isPublished", created_at as "createdAt", version, deleted_at as "deletedAt"`;

const PRODUCTS: Statement = {
  name: 'products',
  text: `select ${COLUMNS} from product where is_published and deleted_at is null
    order by created_at desc, id desc limit $1`,
};
const PRODUCT: Statement = {
  name: 'product',
  text: `select ${COLUMNS} from product where id = $1 and is_published and deleted_at is null`,
};
const REVIEWS: Statement = {
  name: 'reviews',
  text: `select id, product_id as "productId", upper(target_type) as "targetType", subject, author_name as "authorName", rating,
    comment, timestamp from review where product_id = any($1) and is_approved order by timestamp desc, id desc`,
};
const RATINGS: Statement = {
  name: 'ratings',
  text: `select product_id as "productId", avg(rating)::float8 as average, count(*)::int as count
    from review where product_id = any($1) and is_approved group by product_id`,
};

interface OfProduct {
  productId: string;
}

interface Context {
  reviews: DataLoader<string, OfProduct[]>;
  rating: DataLoader<string, OfProduct | { average: null; count: number }>;
}

const query = await openRows(process.argv[2]!);

const context = async (): Promise<Context> => ({
  reviews: new DataLoader(async (ids) => {
    const found = Map.groupBy(await query<OfProduct>(REVIEWS, [ids]), ({ productId }) => productId);
    return ids.map((id) => found.get(id) ?? []);
  }),
  rating: new DataLoader(async (ids) => {
    const found = new Map((await query<OfProduct>(RATINGS, [ids])).map((row) => [row.productId, row]));
    return ids.map((id) => found.get(id) ?? { average: null, count: 0 });
  }),
});

const isoDate = (field: string) => (row: Record<string, Date | null>) => row[field]?.toISOString() ?? null;

const server = new ApolloServer<Context>({
  typeDefs,
  resolvers: {
    Query: {
      products: async (_: unknown, { first }: { first: number }) => ({
        edges: (await query(PRODUCTS, [first])).map((node) => ({ node })),
      }),
      product: async (_: unknown, { id }: { id: string }) => (await query(PRODUCT, [id]))[0],
    },
    Product: {
      createdAt: isoDate('createdAt'),
      deletedAt: isoDate('deletedAt'),
      reviews: ({ id }: { id: string }, _: unknown, { reviews }: Context) => reviews.load(id),
      rating: ({ id }: { id: string }, _: unknown, { rating }: Context) => rating.load(id),
    },
    Review: { timestamp: isoDate('timestamp') },
  },
});

const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' }, context });
process.stdout.write(`open at ${url.replace(/\/$/, '')}\n`);

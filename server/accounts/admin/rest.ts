import { z } from 'zod';
import type { Ctx } from '../../core/context.js';
import { UserRole } from '../../core/policy.js';
import { readTableSlice, tableQuery } from '../../core/table/table.js';
import { exportRoute } from '../../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route, sentMoment } from '../../http/rest/rest.js';
import type { User } from '../entity.js';
import { isMainAdmin } from '../policy.js';
import { userOutput } from '../rest.js';
import { createUserSchema, updateUserSchema } from './inputs.js';
import { createUser, deleteUser, updateUser } from './service.js';
import { userTable } from './table.js';

/** A person as admins know them; how somebody likes the site to look is nobody else's business. */
const managedUserOutput = userOutput
  .omit({ preferences: true })
  .extend({ createdAt: sentMoment, isMainAdmin: z.boolean() })
  .meta({ id: 'ManagedUser', description: 'An account as admins see it.' });

const present = (ctx: Ctx, user: User) => ({ ...user, isMainAdmin: isMainAdmin(ctx, user) });

export const userRoutes = [
  listRoute({
    path: '/admin/users',
    operationId: 'listUsers',
    who: 'admin',
    scope: 'people',
    tag: 'Users',
    summary: 'All accounts, newest first.',
    query: tableQuery(userTable),
    item: managedUserOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await readTableSlice(ctx, userTable, query);
      return { items: items.map((user) => present(ctx, user)), total };
    },
  }),
  route({
    method: 'post',
    path: '/admin/users',
    operationId: 'createUser',
    who: 'admin',
    scope: 'people',
    tag: 'Users',
    summary: 'Open an account for somebody.',
    body: createUserSchema,
    example: {
      username: 'hari_thapa',
      name: 'Hari Thapa',
      email: 'hari.thapa@example.com',
      password: 'dust on the bench',
      role: UserRole.USER,
    },
    output: managedUserOutput,
    status: 201,
    fails: ['CONFLICT'],
    handle: async (ctx, { body }) => present(ctx, await createUser(ctx, body)),
  }),
  route({
    method: 'put',
    path: '/admin/users/{id}',
    operationId: 'updateUser',
    who: 'admin',
    scope: 'people',
    tag: 'Users',
    summary: "Change somebody's account; what is absent stays as it is, a password is ignored.",
    body: updateUserSchema,
    example: { name: 'Hari Bahadur Thapa', contactNumber: '+977 9841234567' },
    output: managedUserOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { params, body }) => present(ctx, await updateUser(ctx, params.id!, body)),
  }),
  deleteRoute({
    path: '/admin/users/{id}',
    operationId: 'deleteUser',
    who: 'admin',
    scope: 'people',
    tag: 'Users',
    summary: 'Delete an account for good; repairs, reviews, comments and messages stay.',
    remove: deleteUser,
  }),
  exportRoute('users', userTable, {
    Name: (user) => user.name,
    Username: (user) => user.username,
    Email: (user) => user.email,
    'Contact number': (user) => user.contactNumber,
    Role: (user) => user.role,
    Created: (user) => user.createdAt,
  }),
];

import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { AccessToken } from './accessTokens/entity.js';
import { AccessTokenResolver } from './accessTokens/resolver.js';
import { forgetExpiredAccessTokens } from './accessTokens/service.js';
import { UserAdminResolver } from './admin/resolver.js';
import { userRoutes } from './admin/rest.js';
import { OneTimeToken, Session, SocialIdentity, User } from './entity.js';
import { accountMails } from './mail/mails.js';
import { AuthResolver } from './resolver.js';
import { authRoutes } from './rest.js';
import { forgetExpiredTokens } from './signIn/oneTimeToken.js';
import { forgetExpiredSessions } from './signIn/session.js';
import { SocialResolver } from './social/resolver.js';
import { userTable } from './admin/table.js';

/** Who somebody is: accounts, sessions, access tokens, other people's sign-in. */
export const accounts: Room = {
  entities: [User, Session, OneTimeToken, AccessToken, SocialIdentity],
  resolvers: [AuthResolver, SocialResolver, AccessTokenResolver, UserAdminResolver, tableResolver(userTable)],
  ownTypes: { User: ['people', 'account'] },
  partTypes: ['Preferences', 'CustomThemeColors', 'UserAbilities'],
  routes: [...authRoutes, ...userRoutes],
  tags: [
    { name: 'Accounts', description: 'Sign in, register, and what is one’s own.' },
    { name: 'Users', description: 'Everybody’s accounts, for admins.' },
  ],
  mails: accountMails,
  housekeeping: [forgetExpiredSessions, forgetExpiredTokens, forgetExpiredAccessTokens],
};

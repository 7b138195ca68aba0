import type { Room } from '../room.js';
import { WorkspaceResolver } from './resolver.js';

/** The search of the workspace: one question for all that the shop keeps. */
export const workspace: Room = {
  resolvers: [WorkspaceResolver],
  partTypes: ['WorkspaceHit'],
};

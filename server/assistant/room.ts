import type { Room } from '../room.js';
import { AssistantResolver } from './resolver.js';
import { assistantRoutes } from './rest.js';

/** The AI helper, which answers from what the shop has published. */
export const assistant: Room = {
  resolvers: [AssistantResolver],
  routes: assistantRoutes,
  tags: [{ name: 'AI helper', description: 'Answers from what the shop has published.' }],
};

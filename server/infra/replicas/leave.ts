import type { EntityManager } from '@mikro-orm/postgresql';
import type { Answer } from '../../core/read/preparedStatements.js';
import type { Replicas } from './replicas.js';

/** That what a context reads may come from a replica, if that shows at least a version. */
interface Leave {
  replicas: Replicas;
  version: number;
  /** It turned out that nothing but what everybody is shown is asked for. */
  isTaken: boolean;
}

/** By what is each context's own. */
const leaves = new WeakMap<EntityManager, Leave>();

/**
 * Lets a guest's question go to a replica, should it ask for nothing but what all guests are shown.
 * @param version of the content, at least: what this process knows, and all that the asker has heard of
 */
export function giveLeave(em: EntityManager, replicas: Replicas, version: number): void {
  if (replicas.areThere) leaves.set(em, { replicas, version, isTaken: false });
}

/** It does. */
export function takeLeave(em: EntityManager): void {
  const leave = leaves.get(em);
  if (leave) leave.isTaken = true;
}

/** Where a context may read beside the database itself. @returns undefined for nearly all contexts */
export function replicaFor(
  em: EntityManager,
): ((statement: string, values: unknown[]) => Promise<Answer | undefined>) | undefined {
  const leave = leaves.get(em);
  if (!leave?.isTaken) return undefined;
  return (statement, values) => leave.replicas.ask(leave.version, statement, values);
}

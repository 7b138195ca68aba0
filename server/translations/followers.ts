import { ChangeSetType, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import { Translation } from './entity.js';
import { declarationOfEntity } from './translatable.js';

/** With a thing that is deleted for good go its translations, in the same transaction. */
export class TranslationsOfTheGone implements EventSubscriber {
  async onFlush({ em, uow }: FlushEventArgs): Promise<void> {
    const gone = uow.getChangeSets().flatMap(({ type, meta, entity }) => {
      const declaration = type === ChangeSetType.DELETE ? declarationOfEntity(meta.class) : undefined;
      const id = declaration && (entity as Record<string, unknown>)[declaration.idName];
      return declaration ? [{ kind: declaration.kind, thingId: String(id) }] : [];
    });
    if (gone.length === 0) return;
    for (const translation of await em.find(Translation, { $or: gone }, { flushMode: 'commit' })) {
      uow.computeChangeSet(translation, ChangeSetType.DELETE);
    }
  }
}

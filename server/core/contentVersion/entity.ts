import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One row: the number that grows with every change of what visitors can see. */
@Entity({ tableName: 'content_version' })
export class ContentVersion {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id = 1;

  @Property({ type: 'integer' })
  value = 0;
}

import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DatabaseKind, HealthProblem, HealthState, MailRoute, StoreKind } from './enums.js';

const UNKNOWN = 'null where it could not be found out';
const BYTES = `In bytes; ${UNKNOWN}.`;

@ObjectType({ description: 'The disk that something lies on.' })
export class DiskSpace {
  @Field(() => Float, { description: 'What can still be written, in bytes.' })
  freeBytes!: number;

  @Field(() => Float, { description: 'Its size, in bytes.' })
  totalBytes!: number;
}

@ObjectType({ description: 'The program that answered.' })
export class ProgramHealth {
  @Field({ description: 'The version of Parda.' })
  version!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The commit that it was built from, with `-dirty` where files were changed; null where the build did not know.',
  })
  commit!: string | null;

  @Field({ description: 'The version of Node that runs it.' })
  nodeVersion!: string;

  @Field({ description: 'Tells processes apart that answer in turn; made up at each start.' })
  process!: string;

  @Field(() => Date, { description: 'When the process began.' })
  startedAt!: Date;

  @Field(() => Float, { description: 'What the process holds of the memory, in bytes.' })
  memoryBytes!: number;
}

/** What all parts have alike. */
@ObjectType()
abstract class PartHealth {
  @Field(() => HealthState, { description: 'As bad as the worst of its problems.' })
  state!: HealthState;

  @Field(() => [HealthProblem], { description: 'Empty where all is well.' })
  problems!: HealthProblem[];
}

@ObjectType({ description: 'A copy of the database that follows it.' })
export class ReplicaHealth extends PartHealth {
  @Field(() => Int, { description: 'Its place among the replicas in the settings, from 1.' })
  number!: number;

  @Field(() => Float, { nullable: true, description: `How far it is behind, 0 where it has everything; ${UNKNOWN}.` })
  secondsBehind!: number | null;
}

@ObjectType({ description: 'What keeps the rows.' })
export class DatabaseHealth extends PartHealth {
  @Field(() => DatabaseKind, { description: 'What it is.' })
  kind!: DatabaseKind;

  @Field(() => String, { nullable: true, description: `The version of PostgreSQL; ${UNKNOWN}.` })
  version!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How long the smallest question took, in milliseconds, rounded up; ${UNKNOWN}.`,
  })
  answerMs!: number | null;

  @Field(() => Float, { nullable: true, description: BYTES })
  sizeBytes!: number | null;

  @Field(() => Int, { nullable: true, description: `How many migrations it has had; ${UNKNOWN}.` })
  appliedMigrations!: number | null;

  @Field(() => Int, { nullable: true, description: `How many it lacks that this version expects; ${UNKNOWN}.` })
  pendingMigrations!: number | null;

  @Field(() => Int, { nullable: true, description: `Open ones, of everybody; null for an embedded one. ${UNKNOWN}.` })
  connections!: number | null;

  @Field(() => Int, { nullable: true, description: 'As many as there can be; null for an embedded one.' })
  maxConnections!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many processes of the server listen to it now; ${UNKNOWN}.`,
  })
  processes!: number | null;

  @Field(() => [ReplicaHealth], { description: 'In the order of the settings.' })
  replicas!: ReplicaHealth[];

  @Field(() => DiskSpace, { nullable: true, description: 'Of an embedded one alone.' })
  disk!: DiskSpace | null;
}

@ObjectType({ description: 'How much background work of one kind there is.' })
export class JobCount {
  @Field({ description: 'The kind: `follow-events`, `send-mails` …' })
  name!: string;

  @Field(() => Int, { description: 'Due now, and taken by nobody yet.' })
  waiting!: number;

  @Field(() => Int, { description: 'For a later time, or for another try after a pause.' })
  planned!: number;

  @Field(() => Int, { description: 'Being done.' })
  running!: number;

  @Field(() => Int, { description: 'Given up, and not forgotten yet.' })
  failed!: number;
}

@ObjectType({ description: 'Work that is done in the background.' })
export class QueueHealth extends PartHealth {
  @Field(() => [JobCount], { description: 'Each kind of work, by name; empty where it could not be counted.' })
  jobs!: JobCount[];

  @Field(() => Date, {
    nullable: true,
    description: 'Since when the oldest of what is waiting could have been done; null where nothing waits.',
  })
  waitingSince!: Date | null;
}

@ObjectType({ description: 'Mail that goes out.' })
export class MailHealth extends PartHealth {
  @Field(() => MailRoute, { description: 'Where it goes.' })
  route!: MailRoute;

  @Field(() => Int, { nullable: true, description: `To go now or later, those of campaigns among them; ${UNKNOWN}.` })
  waiting!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Refused for good in the last seven days, campaigns aside; ${UNKNOWN}.`,
  })
  failed!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Those of the last seven days, campaigns aside, of which nobody knows whether they arrived; ${UNKNOWN}.`,
  })
  unknown!: number | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the last one went that is of no campaign; null where none did in 30 days.',
  })
  lastSentAt!: Date | null;
}

@ObjectType({ description: 'What keeps uploaded files.' })
export class StorageHealth extends PartHealth {
  @Field(() => StoreKind, { description: 'What it is.' })
  kind!: StoreKind;

  @Field(() => Int, { nullable: true, description: `How many uploads it keeps; ${UNKNOWN}.` })
  files!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `Of the uploads, without the narrower pictures made of them. ${BYTES}`,
  })
  bytes!: number | null;

  @Field(() => DiskSpace, { nullable: true, description: 'Of a folder alone.' })
  disk!: DiskSpace | null;
}

@ObjectType({ description: 'The backup that the server makes each day.' })
export class BackupHealth extends PartHealth {
  @Field({ description: 'Whether a folder for backups is set up.' })
  isConfigured!: boolean;

  @Field(() => Date, { nullable: true, description: 'When the newest whole one was made; null where there is none.' })
  lastMadeAt!: Date | null;

  @Field(() => Float, { nullable: true, description: 'The size of the newest, in bytes; null where there is none.' })
  lastBytes!: number | null;

  @Field(() => DiskSpace, { nullable: true, description: 'The one that backups are written to.' })
  disk!: DiskSpace | null;
}

@ObjectType({ description: 'The line over which open pages learn of changes as they happen.' })
export class LiveHealth extends PartHealth {}

@ObjectType({
  description:
    'How the installation is, each part asked just now by the process that answers. A part that fails says so and keeps none of the others from being told.',
})
export class SystemHealth {
  @Field(() => HealthState, { description: 'As bad as the worst of its parts.' })
  state!: HealthState;

  @Field(() => Date, { description: 'When it was asked.' })
  checkedAt!: Date;

  @Field(() => ProgramHealth, { description: 'The program that answers.' })
  program!: ProgramHealth;

  @Field(() => DatabaseHealth, { description: 'The database, and its replicas.' })
  database!: DatabaseHealth;

  @Field(() => QueueHealth, { description: 'Work in the background, of all processes.' })
  queue!: QueueHealth;

  @Field(() => MailHealth, { description: 'Mail that goes out.' })
  mail!: MailHealth;

  @Field(() => StorageHealth, { description: 'The store of uploaded files.' })
  storage!: StorageHealth;

  @Field(() => BackupHealth, { description: 'Daily backups.' })
  backup!: BackupHealth;

  @Field(() => LiveHealth, { description: 'Live updates.' })
  live!: LiveHealth;
}

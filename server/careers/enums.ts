import { registerEnumType } from 'type-graphql';

export enum JobType {
  FullTime = 'FullTime',
  PartTime = 'PartTime',
  Internship = 'Internship',
  Contract = 'Contract',
  Apprenticeship = 'Apprenticeship',
}

registerEnumType(JobType, { name: 'JobType', description: 'How somebody is employed.' });

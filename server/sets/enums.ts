import { describedEnum } from '../core/entities/describedEnum.js';

export enum TVType {
  LED = 'LED',
  LCD = 'LCD',
  OLED = 'OLED',
  QLED = 'QLED',
  PLASMA = 'PLASMA',
  CRT = 'CRT',
  OTHER = 'OTHER',
}

describedEnum(TVType, 'TVType', 'The kind of screen.', {
  LED: 'A flat screen lit by LEDs.',
  LCD: 'A flat screen lit by fluorescent tubes.',
  OLED: 'A flat screen whose pixels shine by themselves.',
  QLED: 'An LED screen with quantum dots.',
  PLASMA: 'A flat screen of cells filled with gas.',
  CRT: 'A picture tube.',
  OTHER: 'None of these, or not known.',
});

export enum SheetKind {
  INTAKE = 'INTAKE',
  TEST = 'TEST',
}

export enum SheetResult {
  OK = 'OK',
  FAULTY = 'FAULTY',
  NOT_TESTED = 'NOT_TESTED',
  MISSING = 'MISSING',
}

describedEnum(SheetKind, 'SheetKind', 'What a sheet tells of a set.', {
  INTAKE: 'In which state it came in.',
  TEST: 'In which state it is after the work, or when it is sold.',
});
describedEnum(SheetResult, 'SheetResult', 'What was found of one item of the checklist.', {
  OK: 'It works, or is whole.',
  FAULTY: 'It does not work, or is damaged.',
  NOT_TESTED: 'Nobody has looked, or it could not be tested.',
  MISSING: 'It is not there.',
});

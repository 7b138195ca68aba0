/** Whether the database and an ISO text without a sign can hold this moment; a date that is half typed begins in the year 0. */
export const isStorable = (time: Date): boolean => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

/** The page 'Careers' of a new installation; its openings are demo content of their own room. */
export const careers = {
  pageTitle: 'Work at Parda',
  introductionText:
    'We are eleven people who would rather repair a thing than replace it. If you can hold a soldering iron, a phone or a ' +
    'steering wheel steadily, and you say so when you do not know something, we would like to meet you.\n\n' +
    'No opening fits? Send us your CV all the same: we keep it for six months and call when a bench becomes free.',
  whyWorkWithUsSectionTitle: 'What working here is like',
  whyWorkWithUsContent:
    '- **A fixed salary on the first of the month**, provident fund and a Dashain bonus of one full month\n' +
    '- **Saturdays off**, and nobody takes work home\n' +
    '- A bench of your own with a microscope, hot air and good light\n' +
    '- **Two paid weeks of training each year**, in Kathmandu or with the makers in Delhi\n' +
    '- Lunch at one, for everybody, at one table',
};

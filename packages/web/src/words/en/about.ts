/** The English of /about. Who founded it is for the operator to tell; nothing is made up here. */
export const WORDS = {
  title: 'About',
  lead: 'A statement is printed for reading. We wanted one for adding up.',
  paragraphs: [
    'It began as it does for everybody: a year of statements, one spreadsheet, and an evening of typing that ended in a sum that was off by a few cents. Which of six hundred rows was wrong, nobody could say.',
    'The tools we tried made tables that looked right. A description that went over two lines became two rows, a page break ate a payment, a minus became a plus. You noticed in the end, or you did not notice.',
    'But the numbers that tell were there all along. A statement prints its balances, and the rows between two of them must add up. So that is the rule here: arithmetic decides how a page is read, and arithmetic says whether it was read right. Where the rows agree with the printed balances, they are proved. Where they do not, or where nothing is printed to check against, the table says so, row by row.',
  ],
  principlesHeading: 'What we hold to',
  principles: [
    [
      'No templates',
      'Nothing here knows the name of a bank. A layout that nobody has seen before is read like any other.',
    ],
    [
      'Nothing is guessed',
      'A number that cannot be read stays empty and is marked. A wrong number is worse than none.',
    ],
    ['It is your paper', 'Statements are read by a program, never by people, and are deleted after a day.'],
  ],
  contact: 'Write to us',
  home: 'Convert a statement',
} as const

/** Words of the field, which the site's header shows before the code of the search is there. */
export const searchFieldText = {
  label: 'Search funds',
  search: 'Search',
  placeholder: 'Search by fund, house or category',
};

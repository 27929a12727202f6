"""The loops of engine/loops.py in C: what build_c.py puts in the place of what mypyc writes."""

# What functions of engine/loops.py do, by name: what they return in C, their parameters, and their body.
# (An empty vec has no items: without the tests the compiler would take the pointers for valid ones ever after.)
LOOPS = {
    "copy_into": (
        "char ",
        "VecI64 cpy_r_to, VecI64 cpy_r_source",
        """\
    if (unlikely(cpy_r_to.len != cpy_r_source.len)) {
        PyErr_SetString(PyExc_ValueError, "a state can only be copied into one of the same match");
        return 2;
    }
    if (cpy_r_source.len)
        memcpy(cpy_r_to.items, cpy_r_source.items, cpy_r_source.len * sizeof(int64_t));
    return 1;
""",
    ),
    "copy_part": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, int64_t cpy_r_first, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_source, cpy_r_first, cpy_r_size, 2)
    if (cpy_r_size)
        memcpy(cpy_r_to.items + cpy_r_at, cpy_r_source.items + cpy_r_first, cpy_r_size * sizeof(int64_t));
    return 1;
""",
    ),
    "fill_part": (
        "char ",
        "VecI64 cpy_r_to, int64_t cpy_r_at, int64_t cpy_r_value, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    for (int64_t index = 0; index < cpy_r_size; index++)
        cpy_r_to.items[cpy_r_at + index] = cpy_r_value;
    return 1;
""",
    ),
    "sum_part": (
        "int64_t ",
        "VecI64 cpy_r_numbers, int64_t cpy_r_first, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_numbers, cpy_r_first, cpy_r_size, -113)
    int64_t total = 0;
    for (int64_t index = 0; index < cpy_r_size; index++)
        total += cpy_r_numbers.items[cpy_r_first + index];
    return total;
""",
    ),
    "write_number": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, int64_t cpy_r_value",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, 1, 2)
    cpy_r_to.items[cpy_r_at] = (int32_t)cpy_r_value;
    return 1;
""",
    ),
    "copy_row": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, int64_t cpy_r_first, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_source, cpy_r_first, cpy_r_size, 2)
    POSSE_COPY_ROW(cpy_r_to.items + cpy_r_at, cpy_r_source.items + cpy_r_first, cpy_r_size)
    return 1;
""",
    ),
    "copy_turned": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, int64_t cpy_r_first, int64_t cpy_r_seat, "
        "int64_t cpy_r_seats, int64_t cpy_r_width",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_PART(cpy_r_source, cpy_r_first, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_SEAT(cpy_r_seat, cpy_r_seats, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at;
    int64_t *sources = cpy_r_source.items + cpy_r_first;
    if (cpy_r_width == 1 && cpy_r_seats == 4) { /* as most tables: no loop */
        to[0] = (int32_t)sources[cpy_r_seat];
        to[1] = (int32_t)sources[(cpy_r_seat + 1) & 3];
        to[2] = (int32_t)sources[cpy_r_seat ^ 2];
        to[3] = (int32_t)sources[(cpy_r_seat + 3) & 3];
        return 1;
    }
    for (int64_t place = 0; place < cpy_r_seats; place++, to += cpy_r_width) {
        int64_t *source = sources + posse_next_seat(cpy_r_seat, place, cpy_r_seats) * cpy_r_width;
        POSSE_COPY_ROW(to, source, cpy_r_width)
        POSSE_ONE_BY_ONE
    }
    return 1;
""",
    ),
    "sum_turned": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_source, int64_t cpy_r_seat, int64_t cpy_r_seats, "
        "int64_t cpy_r_width",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats, 2)
    POSSE_CHECK_PART(cpy_r_source, 0, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_SEAT(cpy_r_seat, cpy_r_seats, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at;
    for (int64_t place = 0; place < cpy_r_seats; place++) {
        int64_t *source = cpy_r_source.items + posse_next_seat(cpy_r_seat, place, cpy_r_seats) * cpy_r_width;
        int64_t total = 0;
        for (int64_t index = 0; index < cpy_r_width; index++)
            total += source[index];
        to[place] = (int32_t)total;
        POSSE_ONE_BY_ONE
    }
    return 1;
""",
    ),
    "add_turned": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_one, VecI64 cpy_r_two, VecI64 cpy_r_three, "
        "int64_t cpy_r_seat, int64_t cpy_r_seats, int64_t cpy_r_width",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_PART(cpy_r_one, 0, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_PART(cpy_r_two, 0, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_PART(cpy_r_three, 0, cpy_r_seats * cpy_r_width, 2)
    POSSE_CHECK_SEAT(cpy_r_seat, cpy_r_seats, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at;
    for (int64_t place = 0; place < cpy_r_seats; place++, to += cpy_r_width) {
        int64_t first = posse_next_seat(cpy_r_seat, place, cpy_r_seats) * cpy_r_width;
        int64_t *one = cpy_r_one.items + first, *two = cpy_r_two.items + first, *three = cpy_r_three.items + first;
        for (int64_t index = 0; index < cpy_r_width; index++)
            to[index] = (int32_t)one[index] + (int32_t)two[index] + (int32_t)three[index];
        POSSE_ONE_BY_ONE
    }
    return 1;
""",
    ),
    "fill_row": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, int64_t cpy_r_value, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    for (int64_t index = 0; index < cpy_r_size; index++)
        cpy_r_to.items[cpy_r_at + index] = (int32_t)cpy_r_value;
    return 1;
""",
    ),
    "spread_bits": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, int64_t cpy_r_mask, int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_SPREAD(cpy_r_to.items + cpy_r_at, cpy_r_mask, cpy_r_size)
    return 1;
""",
    ),
    "spread_turned": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_masks, int64_t cpy_r_seat, int64_t cpy_r_seats, "
        "int64_t cpy_r_size",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_seats * cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_masks, 0, cpy_r_seats, 2)
    POSSE_CHECK_SEAT(cpy_r_seat, cpy_r_seats, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at;
    for (int64_t place = 0; place < cpy_r_seats; place++, to += cpy_r_size) {
        int64_t mask = cpy_r_masks.items[posse_next_seat(cpy_r_seat, place, cpy_r_seats)];
        POSSE_SPREAD(to, mask, cpy_r_size)
    }
    return 1;
""",
    ),
    "spread_seats": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_masks, int64_t cpy_r_seat, int64_t cpy_r_seats",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_masks.len * cpy_r_seats, 2)
    POSSE_CHECK_SEAT(cpy_r_seat, cpy_r_seats, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at;
    int64_t *masks = cpy_r_masks.items, *end = masks + cpy_r_masks.len;
    int64_t all = ((int64_t)1 << cpy_r_seats) - 1;
    int64_t turn = (all + 2) << (cpy_r_seats - cpy_r_seat); /* a mask twice, one after the other, then shifted */
    if (cpy_r_seats == 4) {
        const posse_four *bits = posse_turned_bits[cpy_r_seat];
#pragma GCC unroll 4
        for (; masks < end; masks++, to += 4)
            *(posse_four *)to = bits[*masks & 15];
    }
    for (; masks < end; masks++, to += cpy_r_seats) {
        int64_t mask = (*masks & all) * turn >> cpy_r_seats;
        for (int64_t place = 0; place < cpy_r_seats; place++)
            to[place] = (mask >> place) & 1;
    }
    return 1;
""",
    ),
    "place_seats": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_numbers, int64_t cpy_r_size, int64_t cpy_r_seat, "
        "int64_t cpy_r_seats",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_numbers, 0, cpy_r_size, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at, seat = (int32_t)cpy_r_seat, seats = (int32_t)cpy_r_seats;
    for (int64_t index = 0; index < cpy_r_size; index++)
        to[index] = posse_places_to((int32_t)cpy_r_numbers.items[index], seat, seats);
    return 1;
""",
    ),
    "sort_things": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_things, int64_t cpy_r_size, int64_t cpy_r_seat, "
        "int64_t cpy_r_spots, int64_t cpy_r_holders, int64_t cpy_r_kinds",
        """\
    int64_t width = cpy_r_kinds + 1, all = cpy_r_holders * width;
    if (unlikely(cpy_r_size > 64 || all > 64)) {
        PyErr_SetString(PyExc_IndexError, "there are too many things");
        return 2;
    }
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, 2 * cpy_r_size + all, 2)
    POSSE_CHECK_PART(cpy_r_things, 0, 3 * cpy_r_size, 2)
    int64_t *places = cpy_r_things.items, *kinds = places + cpy_r_size, *masks = kinds + cpy_r_size;
    int32_t *__restrict where = cpy_r_to.items + cpy_r_at, *__restrict inside = where + cpy_r_size;
    int32_t *held = inside + cpy_r_size, cells[64], counts[64 + 4], wrong = 0;
    int32_t seat = (int32_t)cpy_r_seat, spots = (int32_t)cpy_r_spots, limit = (int32_t)cpy_r_kinds;
    for (int64_t index = 0; index < cpy_r_size; index++) { /* (nothing here can be predicted, so without branches) */
        int32_t place = (int32_t)places[index], mask = (int32_t)masks[index];
        int32_t kind = (int32_t)kinds[index] | ((((mask >> seat) & 1) - 1) & ~(mask >> 31));
        int32_t is_elsewhere = -(place >= spots), is_held = is_elsewhere & -(place < spots + (int32_t)cpy_r_holders);
        int32_t cell = (place - spots) * (limit + 1) + (kind < 0 ? limit : kind);
        wrong |= kind >= limit;
        where[index] = place | is_elsewhere;
        inside[index] = kind | is_elsewhere;
        cells[index] = (cell & is_held) | ((int32_t)(64 + (index & 3)) & ~is_held); /* the last ones do not count */
    }
    if (unlikely(wrong)) {
        PyErr_SetString(PyExc_IndexError, "there is no such kind");
        return 2;
    }
    for (int64_t index = 0; index < 64 + 4; index += 4) { /* (a fill of this size would take longer to begin) */
        *(posse_four *)(counts + index) = posse_bits[0];
        POSSE_ONE_BY_ONE
    }
    for (int64_t index = 0; index < cpy_r_size; index++)
        counts[cells[index]]++;
    for (int64_t index = 0; index < all; index++)
        held[index] = counts[index];
    return 1;
""",
    ),
    "copy_steps": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_stack, int64_t cpy_r_top, VecI64 cpy_r_meanings, "
        "int64_t cpy_r_seat, int64_t cpy_r_seats",
        """\
    int64_t size = (cpy_r_top + 1) * 6;
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, cpy_r_stack.len, 2)
    POSSE_CHECK_PART(cpy_r_stack, 0, size, 2)
    int32_t *to = cpy_r_to.items + cpy_r_at, *end = to + cpy_r_stack.len;
    for (int64_t *step = cpy_r_stack.items + size - 6; size; size -= 6, step -= 6, to += 6) {
        POSSE_CHECK_PART(cpy_r_meanings, step[0], 1, 2)
        POSSE_COPY_ROW(to, step, 6)
        to[1] = (int32_t)posse_turned(step[1], cpy_r_seat, cpy_r_seats);
        int64_t meanings = cpy_r_meanings.items[step[0]];
        for (int64_t place = 2; meanings; place++, meanings >>= 2) {
            if ((meanings & 3) == 1)
                to[place] = posse_places_to((int32_t)step[place], (int32_t)cpy_r_seat, (int32_t)cpy_r_seats);
            else if ((meanings & 3) == 2)
                to[place] = (int32_t)posse_turned(step[place], cpy_r_seat, cpy_r_seats);
        }
    }
    for (; end - to >= 12; to += 12)
        *(posse_two_steps *)to = posse_no_steps;
    for (; end - to >= 6; to += 6) {
        to[0] = -1;
        memset(to + 1, 0, 5 * sizeof(int32_t));
    }
    return 1;
""",
    ),
    "split_cards": (
        "char ",
        "VecI32 cpy_r_to, int64_t cpy_r_at, VecI64 cpy_r_cards, int64_t cpy_r_size, int64_t cpy_r_bits, "
        "int64_t cpy_r_width, int64_t cpy_r_seat, int64_t cpy_r_seats",
        """\
    POSSE_CHECK_PART(cpy_r_to, cpy_r_at, 4 * cpy_r_size, 2)
    POSSE_CHECK_PART(cpy_r_cards, 0, cpy_r_size, 2)
    int32_t *__restrict to = cpy_r_to.items + cpy_r_at, bits = (int32_t)cpy_r_bits;
    int32_t seat = (int32_t)cpy_r_seat, seats = (int32_t)cpy_r_seats;
    int64_t *__restrict cards = cpy_r_cards.items;
    for (int64_t index = 0; index < cpy_r_size; index++) {
        int32_t card = (int32_t)cards[index], place = posse_places_to((card >> bits) & 7, seat, seats);
        int32_t is_down = card >> (bits + 3) != 0, unknown = -(is_down & (place != 0));
        uint32_t printed = (uint32_t)card & ((1u << bits) - 1), upper = printed / (uint32_t)cpy_r_width;
        to[4 * index] = place;
        to[4 * index + 1] = is_down;
        to[4 * index + 2] = (int32_t)upper | unknown;
        to[4 * index + 3] = (int32_t)(printed - upper * (uint32_t)cpy_r_width) | unknown;
    }
    return 1;
""",
    ),
    "write_option": (
        "char ",
        "VecI64 cpy_r_out, int64_t cpy_r_at, int64_t cpy_r_option",
        """\
    POSSE_CHECK_PART(cpy_r_out, cpy_r_at, 1, 2)
    cpy_r_out.items[cpy_r_at] = cpy_r_option;
    return 1;
""",
    ),
    "next_joined": (
        "int64_t ",
        "VecI64 cpy_r_taken, VecI64 cpy_r_one, VecI64 cpy_r_other, VecI64 cpy_r_marks, int64_t cpy_r_first",
        """\
    int64_t size = cpy_r_taken.len;
    POSSE_CHECK_PART(cpy_r_taken, cpy_r_first, 0, -113)
    POSSE_CHECK_PART(cpy_r_one, 0, size, -113)
    POSSE_CHECK_PART(cpy_r_other, 0, size, -113)
    for (int64_t place = cpy_r_first; place < size; place++) {
        uint64_t one = (uint64_t)cpy_r_one.items[place], other = (uint64_t)cpy_r_other.items[place];
        if (unlikely(one >= (uint64_t)cpy_r_marks.len || other >= (uint64_t)cpy_r_marks.len)) {
            PyErr_SetString(PyExc_IndexError, "there is no mark at that place");
            return -113;
        }
        if (!cpy_r_taken.items[place] && (cpy_r_marks.items[one] | cpy_r_marks.items[other]))
            return place;
    }
    return size;
""",
    ),
    "has_number": (
        "char ",
        "VecI64 cpy_r_numbers, int64_t cpy_r_count, int64_t cpy_r_number",
        """\
    POSSE_CHECK_PART(cpy_r_numbers, 0, cpy_r_count, 2)
    int64_t *numbers = cpy_r_numbers.items, *end = numbers + cpy_r_count, number = cpy_r_number;
    for (; end - numbers >= 4; numbers += 4)
        if (numbers[0] == number || numbers[1] == number || numbers[2] == number || numbers[3] == number)
            return 1;
    for (; numbers < end; numbers++)
        if (*numbers == number)
            return 1;
    return 0;
""",
    ),
    "flag_places": (
        "char ",
        "VecU8 cpy_r_flags, int64_t cpy_r_at, VecI64 cpy_r_places, int64_t cpy_r_first, "
        "int64_t cpy_r_count, uint8_t cpy_r_flag",
        """\
    POSSE_CHECK_PART(cpy_r_places, cpy_r_first, cpy_r_count, 2)
    POSSE_CHECK_PART(cpy_r_flags, cpy_r_at, 0, 2)
    int64_t *places = cpy_r_places.items + cpy_r_first, *end = places + cpy_r_count;
    uint8_t *flags = cpy_r_flags.items + cpy_r_at;
    uint64_t room = (uint64_t)(cpy_r_flags.len - cpy_r_at);
#pragma GCC unroll 4
    for (; places < end; places++) {
        uint64_t place = (uint64_t)*places;
        if (unlikely(place >= room)) {
            PyErr_SetString(PyExc_IndexError, "there is no flag at that place");
            return 2;
        }
        flags[place] = cpy_r_flag;
    }
    return 1;
""",
    ),
    "picked": (
        "PyObject *",
        "PyObject *cpy_r_things, VecI64 cpy_r_places, int64_t cpy_r_count",
        """\
    POSSE_CHECK_PART(cpy_r_places, 0, cpy_r_count, NULL)
    PyObject *picked = PyList_New(cpy_r_count);
    if (unlikely(!picked))
        return NULL;
    PyObject **things = ((PyListObject *)cpy_r_things)->ob_item, **to = ((PyListObject *)picked)->ob_item;
    uint64_t size = (uint64_t)PyList_GET_SIZE(cpy_r_things);
    for (int64_t index = 0; index < cpy_r_count; index++) {
        uint64_t place = (uint64_t)cpy_r_places.items[index];
        if (unlikely(place >= size)) {
            PyErr_SetString(PyExc_IndexError, "there is nothing at that place");
            Py_DECREF(picked);
            return NULL;
        }
        to[index] = Py_NewRef(things[place]);
    }
    return picked;
""",
    ),
    "blank": (
        "VecI64 ",
        "int64_t cpy_r_size",
        """\
    VecI64 numbers = {0, NULL};
    if (cpy_r_size > 0) {
        VecI64BufObject *room = PyObject_NewVar(VecI64BufObject, VecI64Api.buf_type, cpy_r_size);
        numbers.len = room ? cpy_r_size : -1;
        numbers.items = room ? room->items : NULL;
    }
    return numbers;
""",
    ),
    # The interpreted build has checked that every field is written in its place.
    "Row___reach": ("char ", "PyObject *cpy_r_self, int64_t cpy_r_field", "    return 1; /* unchecked */\n"),
}

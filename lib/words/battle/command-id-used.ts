/** What is said of a command whose id was sent before, with another command. */
export const COMMAND_ID_USED = "You have sent another command under this id before. Send every new command under an id of its own.";
